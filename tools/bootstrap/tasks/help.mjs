import { GROUPS, TASKS } from './tasks.mjs'

const WIDTH = Math.max(...Object.keys(TASKS).map((name) => name.length)) + 2

const call = (name, args) => `npm run shop -- ${name} ${args}`.trim()

const linesOf = ([title, tasks]) => [
  '',
  `${title}:`,
  ...Object.entries(tasks).map(([name, { about }]) => `  ${name.padEnd(WIDTH)}${about}`),
]

export const listOfTasks = () =>
  [
    'npm run shop -- NAME [ARGUMENTS]',
    'npm run shop -- NAME --help explains a task, and runs nothing.',
    ...Object.entries(GROUPS).flatMap(linesOf),
  ].join('\n')

export const helpOf = (name) => {
  const { about, usage, details, example, changes, repeat } = TASKS[name]
  return [
    call(name, usage),
    '',
    `${about}.`,
    details,
    '',
    `Example:  ${call(name, example)}`,
    `Changes:  ${changes}.`,
    `Again:    ${repeat}.`,
  ].join('\n')
}
