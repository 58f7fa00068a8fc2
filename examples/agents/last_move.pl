#!/usr/bin/perl
# An agent in Perl: a quarter of the time any legal move, otherwise the last one of the list.
#
#   perihelion arena leduc --bots "cmd:perl examples/agents/last_move.pl,random" --games 20
#
# docs/agents.md explains the lines. This agent needs no more of them than the legal moves and the seed.
use strict;
use warnings;

$| = 1;    # write every line at once

my @legal;
while (my $line = <STDIN>) {
    chomp $line;
    my ($word, @rest) = split ' ', $line;
    next unless defined $word;
    if    ($word eq 'perihelion') { print "ready last_move\n" }
    elsif ($word eq 'seed')       { srand($rest[0]) }
    elsif ($word eq 'legal')      { push @legal, $rest[0] }
    elsif ($word eq 'choose') {
        my $move = rand() < 0.25 ? $legal[int rand @legal] : $legal[-1];
        print "move $move\n";
        @legal = ();
    }
    elsif ($word eq 'quit') { last }
}
