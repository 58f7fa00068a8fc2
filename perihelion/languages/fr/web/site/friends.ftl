## Ce qui est gardé sur les amis et la recherche d’une table

stored-friends = tes amis, les demandes que tu as envoyées et, si tu le permets, quand tu étais là la dernière fois
stored-pairing = que tu attends une table, et quelles tables il faut te signaler
