# The list of games, and the rules of one.
source "$SOURCE/tests/cli/helpers.bash" || exit 1

passes games
says outpost
says "2 to 4 seats"
passes games --json
json 'any(g["game"] == "outpost" and (g["min_seats"], g["max_seats"]) == (2, 4) for g in d["games"])'
json 'all(len(g["seats"]) == g["max_seats"] and g["name"] and len(g["edition"]) >= 32 for g in d["games"])'
# Which options go with which numbers of seats (EN-23.20, IS-19.1).
json '{g["game"]: g["seats_with"] for g in d["games"]}["endeavor"] == {"two_player_neutral": {"true": [2]}}'
json '{g["game"]: g["seats_with"] for g in d["games"]}["settlers"] == {"lookout": {"draft": [2, 3, 4], "advanced": [2, 3, 4]}, "peaceful": {"true": [2, 3, 4]}}'
passes games
says "two_player_neutral=true: 2 seats"
says "peaceful=true: 2 to 4 seats"
refuses 'endeavor is played by 3 to 5 seats with these options, not 2; for 2 set two_player_neutral=true' simulate endeavor --seats random,random
refuses 'endeavor is played by 2 seats with these options, not 3; for 3 set two_player_neutral=false' simulate endeavor --seats random,random,random --option two_player_neutral=true
refuses 'for 1 set lookout=standard' simulate settlers --seats random --option lookout=advanced
refuses 'for 1 set peaceful=false' simulate settlers --seats random --option peaceful=true
refuses 'for 1 set lookout=standard and peaceful=false' simulate settlers --seats random --option peaceful=true --option lookout=draft
refuses 'endeavor is played by 3 to 5 seats, not 6' simulate endeavor --seats random,random,random,random,random,random

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
