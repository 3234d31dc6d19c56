/** A comma separates the values of a list in an address; within a value it is written so. */
const COMMA = '%2C'

export const listText = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(',', COMMA)).join(',')

export const listValues = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim().replaceAll(COMMA, ','))
    .filter((value) => value !== '')
