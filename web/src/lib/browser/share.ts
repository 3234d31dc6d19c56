/** Opens the device's share sheet; false where there is none for this. A sheet that was closed is no failure. */
export const share = async (content: ShareData): Promise<boolean> => {
  // Older browsers lack this function, although the types say otherwise.
  if (!('share' in navigator)) return false
  try {
    await navigator.share(content)
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
