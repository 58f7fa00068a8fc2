// The solver for hidden cards of games at a real table: HiGHS in WebAssembly, from the npm package highs. It is loaded when such a game begins.

import { keepPack } from "./packs.js";

/** @import { PackEntry } from "./packs.js" */
/**
 * An integer program (perihelion/companion/solver.py): variables with costs, the first `choices` of them 0 or 1, the others 0 or more. Each equation
 * has its terms from `begins` on: the number of a variable and a factor.
 * @typedef {{costs: number[], choices: number, begins: number[], columns: number[], factors: number[], values: number[], seconds: number}} Program
 */

/**
 * Load the solver. It takes an integer program as JSON, and returns the variables of the cheapest solution as JSON; null: there is none.
 * @param {string} base the path of the folder
 * @param {PackEntry} pack
 */
export async function loadSolver(base, pack) {
  await keepPack(base, pack);
  const { default: load } = await import(`${base}/solver/highs.mjs`);
  const highs = await load({ locateFile: (file) => `${base}/solver/${file}` });
  return (text) => solve(highs, JSON.parse(text));
}

/** @param {any} highs @param {Program} program */
export function solve(highs, { costs, choices, begins, columns, factors, values, seconds }) {
  const upper = costs.map((_, i) => (i < choices ? 1 : highs.infinity));
  const { integer, continuous } = highs.constants.variableType;
  const model = {
    numCols: costs.length,
    numRows: values.length,
    colCost: Float64Array.from(costs),
    colLower: new Float64Array(costs.length),
    colUpper: Float64Array.from(upper),
    rowLower: Float64Array.from(values),
    rowUpper: Float64Array.from(values),
    matrix: {
      format: "csr",
      numCols: costs.length,
      numRows: values.length,
      starts: Int32Array.from([...begins, columns.length]),
      indices: Int32Array.from(columns),
      values: Float64Array.from(factors),
    },
    integrality: Int32Array.from(costs, (_, i) => (i < choices ? integer : continuous)),
  };
  return highs.withModel(model, (made) => {
    made.options.set({ output_flag: false, time_limit: seconds });
    made.run();
    const found = made.info.get("primal_solution_status") === highs.constants.solutionStatus.feasible;
    return found ? JSON.stringify([...made.getSolution().colValue]) : null;
  });
}
