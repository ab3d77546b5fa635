# A short fuzz is clean; its seed is named.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes fuzz outpost --seconds 1 --seed 11
says "seed 11"
says "every law holds"
refuses 'chess' fuzz chess --seconds 1
refuses 'seconds' fuzz outpost --seconds -1
finish
