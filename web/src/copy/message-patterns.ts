/**
 * Messages with variable parts, such as 'Only 3 left of Steel thali', are known by a key with placeholders:
 * 'Only {left} left of {name}'. English needs none of it, so the keys stand in the other languages' files alone.
 */
export type MessagePattern = { key: string; names: readonly string[]; shape: RegExp }

const PLACEHOLDER = /\{(\w+)\}/g

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** How much of a message a key tells by itself. */
const weight = (key: string): number => key.replaceAll(PLACEHOLDER, '').length

/** Of these keys those with placeholders, the most telling first: '{name} is sold out' fits more than it means. */
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

/** What the first pattern that fits the message makes of it: its key, and the values of its placeholders. */
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
