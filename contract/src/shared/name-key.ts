/** Two names that differ only in case or blanks are the same to whoever types them. */
export const nameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
