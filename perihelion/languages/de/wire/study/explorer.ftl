## Der Explorer: wer so gespielt hat

explorer-me = Du
explorer-people = Menschen
