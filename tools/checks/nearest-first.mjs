const wordsOf = (path) => new Set(path.replace(/\.\w+$/, '').split(/[/.-]/))

/** How many words the paths of two files share: their folders', and the topic's, which all workspaces call the same. */
const nearness = (path, other) => wordsOf(path).intersection(wordsOf(other)).size

/** @returns the files, first those whose paths are most like that of a changed one */
export const nearestFirst = (files, changed) => {
  const near = new Map(
    files.map((file) => [file, Math.max(...changed.map((path) => nearness(file, path)))]),
  )
  return files.toSorted((one, other) => near.get(other) - near.get(one))
}
