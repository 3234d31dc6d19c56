/**
 * Messages with variable parts, such as 'Only 3 left of Steel thali', have keys with placeholders: 'Only {left} left
 * of {name}'. English does not need them, so only the other languages' files contain such keys.
 */
export type MessagePattern = { key: string; names: readonly string[]; shape: RegExp }

const PLACEHOLDER = /\{(\w+)\}/g

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** How specific a key is: the length of its fixed text. */
const weight = (key: string): number => key.replaceAll(PLACEHOLDER, '').length

/** The keys with placeholders, most specific first: '{name} is sold out' would match more than it should. */
export const patternsOf = (keys: readonly string[]): MessagePattern[] =>
  keys
    .filter((key) => key.search(PLACEHOLDER) >= 0)
    .toSorted((one, other) => weight(other) - weight(one))
    .map((key) => ({
      key,
      names: [...key.matchAll(PLACEHOLDER)].map(([, name = '']) => name),
      shape: new RegExp(
        `^${key
          .split(/\{\w+\}/)
          .map(escaped)
          .join('(.+)')}$`,
        's',
      ),
    }))

/** The key of the first pattern that matches the message, and the values of its placeholders. */
export const matchPattern = (
  patterns: readonly MessagePattern[],
  message: string,
): { key: string; values: Record<string, string> } | undefined => {
  for (const { key, names, shape } of patterns) {
    const [, ...found] = shape.exec(message) ?? []
    if (found.length > 0)
      return { key, values: Object.fromEntries(names.map((name, at) => [name, found[at] ?? ''])) }
  }
  return undefined
}
