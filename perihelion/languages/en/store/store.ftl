# Why a database cannot be used. Each is one sentence, shown on the command line.

store-folder-unwritable = { $folder } cannot be written ({ $reason }); choose another folder with --data, or ask for the right to write there
store-folder-in-use = another server already uses { $folder }; stop it first, or choose another folder with --data
store-damaged = { $path } is damaged or is not a Perihelion database ({ $reason })
store-newer = { $path } was written by a newer version of Perihelion; install that version to use it
store-unopened = { $path } cannot be opened ({ $reason })
store-file-advice = { $problem }; put a backup in its place with `perihelion restore FILE`, or choose another folder with --data
store-url = { $url } is not the address of a database; write postgresql://USER:PASSWORD@HOST/NAME, or use --data for a folder
store-unreachable = the database { $url } cannot be reached ({ $reason }); check that PostgreSQL is running there and that the address is right
store-no-worker = a worker needs PostgreSQL, where several processes can work together; name it with --database or PERIHELION_DATABASE
store-one-process = several servers need PostgreSQL; name it with --database or PERIHELION_DATABASE, or leave out --processes
store-no-fork = several server processes need Linux or macOS; leave out --processes

backup-no-database = there is no database in { $folder }
backup-not-made = the backup { $file } could not be written ({ $reason })
backup-not-restored = { $file } cannot be restored ({ $reason })
backup-no-file = there is no file { $file }

copy-no-source = { $place } has no Perihelion database to copy
copy-not-empty = { $place } is not empty, so nothing was copied; name an empty folder or a new database
copy-damaged = nothing was copied: the log of table { $table } is damaged at entry { $n } ({ $reason })
copy-differs = nothing was copied: what was written differs from what was read ({ $table })

move-not-written = the table was not exported: { $file } cannot be written ({ $reason })
move-not-read = there is no file { $file }, or it cannot be read ({ $reason })
move-damaged = { $file } is damaged or is not an exported table; nothing was imported
move-newer = { $file } was written by a newer version of Perihelion; install that version to import it
move-there = nothing was imported: table { $table } is already here
move-game = nothing was imported: the game { $game } is not installed on this server
move-rules = nothing was imported: the table uses version { $there } of the rules of { $game }, and this server has version { $here }; install a newer Perihelion
move-unreadable = nothing was imported: replaying the log of table { $table } does not lead to its position
move-deal = table { $table } was not exported: it plays a deal, and others play the same one on this server
check-no-version = { $path } is neither a wheel nor a folder with the package perihelion nor a virtual environment
check-wheel = the wheel { $path } cannot be unpacked ({ $reason })
check-ended = the other version did not start, or it stopped in the middle of a game; see its message above
check-hidden = { $path } cannot be checked, because this Python finds Perihelion in { $found } first; use a virtual environment with the other version
