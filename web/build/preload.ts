const asked = new Set<string>()

/**
 * Loads a lazy part together with the files that it imports, which the browser would otherwise find one after the
 * other. In the place of Vite's own, which is five times as long: there are no style sheets of lazy parts here, and who
 * loads a part deals with its failure.
 */
export const loadWith = <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
  return load()
}
