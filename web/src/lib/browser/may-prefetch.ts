declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/**
 * Whether to load what may never be used: not for who saves data, nor over a connection that has enough to do, nor in the
 * settings' preview, which is inert and often opened anew.
 */
export const mayPrefetch = (): boolean => {
  if (globalThis.parent !== globalThis.window) return false
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return !saveData && !effectiveType.endsWith('2g')
}
