export const list = (text: string): string[] => text.trim().split(/\s+/)

/** Each text of the first part with each of the next, and so on. */
export const joined = (...parts: (readonly string[])[]): string[] =>
  parts.reduce<string[]>(
    (texts, part) => texts.flatMap((text) => part.map((next) => text + next)),
    [''],
  )
