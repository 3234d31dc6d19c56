const isReadable = (part: string): boolean => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/**
 * A path or query with every broken percent sign encoded (`%zz` is `%25zz`), which means the same: programs that decode it
 * throw otherwise.
 */
export const readableUrl = (url: string): string =>
  url.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, (part) =>
    isReadable(part) ? part : part.replaceAll('%', '%25'),
  )
