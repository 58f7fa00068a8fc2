## Ce qui est gardé sur les amis et la recherche d’une table

stored-friends = tes amis, à qui tu as demandé, et, si tu le leur montres, quand tu étais là la dernière fois
stored-pairing = que tu attends une table, et quelles tables il faut te signaler
