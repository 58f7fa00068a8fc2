// The report about a finished game that this device makes by itself, as far as it can. The server makes it for everybody, once somebody asks it to.

import { awaitDevice, think } from "../lib/device.js";
import { get } from "../lib/http.js";

/** @import { ReportState, ReportTask } from "../types.d.ts" */

export class OwnReport {
  /** @param {string} path of the table */
  constructor(path) {
    this.path = path;
    this.given = false; // whether the server makes the report, or has made it
    /** @type {ReportTask | null} */
    this.task = null;
  }

  /**
   * Return the report as far as it is made; null if the server has to.
   * @param {number} seen
   * @returns {Promise<(ReportState & {device?: boolean}) | null>}
   */
  async ask(seen) {
    if (this.given) return null;
    this.task ??= await this.begin();
    const answer = this.task && (await think("report", { task: this.task, seen }));
    this.given = !answer || answer.state === "failed";
    return this.given ? null : answer;
  }

  async begin() {
    if (!(await awaitDevice())) return null;
    /** @type {ReportTask} */
    const task = await get(`${this.path}/report/task`);
    return task.made ? null : task;
  }

  /** Return the complete report as one HTML file; null if that fails. @returns {Promise<string | null>} */
  writeFile() {
    return think("file", this.task);
  }
}
