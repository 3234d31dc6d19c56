declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/**
 * Tells whether to prefetch: not in data-saving mode, on slow connections, or in the settings' preview, which is
 * inert and often reloaded.
 */
export const mayPrefetch = (): boolean => {
  if (globalThis.parent !== globalThis.window) return false
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return !saveData && !effectiveType.endsWith('2g')
}
