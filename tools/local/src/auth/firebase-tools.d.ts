/** The package has no types; its README tells of this use ("Using as a Module"). */
declare module 'firebase-tools' {
  const client: {
    emulators: {
      /** Resolves when the emulators have been stopped by a signal. */
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
