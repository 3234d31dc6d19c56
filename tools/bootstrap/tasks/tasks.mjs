import { CODE_TASKS } from './code-tasks.mjs'
import { LOCAL_TASKS } from './local-tasks.mjs'
import { SHOP_TASKS } from './shop-tasks.mjs'

/**
 * @typedef {object} Task
 * @property {string} about what it does, in one line
 * @property {string} usage its arguments
 * @property {string} details everything else; options in two columns
 * @property {string} example arguments to try
 * @property {string} changes what differs after the task
 * @property {string} repeat whether it may be run again
 * @property {Run} run
 */

/**
 * What is built first, the program with its arguments before the caller's own, and the packages that it needs:
 * `running` for the shop (the default), everything, or none.
 * @typedef {object} Run
 * @property {string} [program] path from the root
 * @property {string[]} [args]
 * @property {string[]} [build]
 * @property {'running' | 'everything' | 'none'} [packages]
 */

/** What most tasks have: no arguments, and they may be run again. */
const USUAL = { usage: '', example: '', changes: 'nothing', repeat: 'safe' }

/** @returns {Record<string, Task>} */
const complete = (tasks) =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, { ...USUAL, ...task }]))

/** @type {Record<string, Record<string, Task>>} */
export const GROUPS = {
  'Running a shop': complete(SHOP_TASKS),
  'On this machine, and its versions': complete(LOCAL_TASKS),
  'Working on the code': complete(CODE_TASKS),
}

/** @type {Record<string, Task>} */
export const TASKS = Object.assign({}, ...Object.values(GROUPS))
