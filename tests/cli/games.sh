# The list of games, and the rules of one.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes games
says outpost
says "2 to 4 seats"
passes games --json
json 'any(g["game"] == "outpost" and (g["min_seats"], g["max_seats"]) == (2, 4) for g in d["games"])'
json 'all(len(g["seats"]) == g["max_seats"] and g["name"] and len(g["edition"]) >= 32 for g in d["games"])'

passes rules outpost
says OP-1
says OP-58
passes rules outpost --find op-45
says OP-45
[[ $out != *OP-44* ]] || fault "a rule id finds more than that rule"
passes rules outpost --find "LAMP era"
says OP-52
passes rules outpost --find OP-52 --lang cs
says OP-52
english=$("$PENTARCHY" rules outpost --find OP-52)
[[ $out != "$english" ]] || fault "the Czech rules are English"
passes rules outpost --find "zabrana bouri" --lang cs
says OP-45
run rules outpost --find xyzzy
((code == 1)) || fault "a search without result: exit $code"
says xyzzy

refuses 'chess' rules chess
refuses 'xx' rules outpost --lang xx

finish
