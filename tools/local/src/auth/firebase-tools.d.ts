/** The package has no types; its README describes this use ("Using as a Module"). */
declare module 'firebase-tools' {
  const client: {
    emulators: {
      /** Resolves when a signal has stopped the emulators. */
      start: (options: {
        only: string
        project: string
        config: string
        nonInteractive: boolean
      }) => Promise<void>
    }
  }
  export default client
}
