/** Key of a name: case and blanks make no difference. */
export const nameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
