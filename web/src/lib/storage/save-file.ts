/** Offers a text to the user as a download. */
export const saveFile = (name: string, text: string, type = 'text/csv'): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next turn the download has begun, and the text need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(url))
}
