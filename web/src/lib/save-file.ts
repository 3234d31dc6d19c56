/** Hands a text to the browser as a download. */
export const saveFile = (name: string, text: string, type = 'text/csv'): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by the next turn; the text need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(url))
}
