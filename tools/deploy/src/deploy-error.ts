/** A user's mistake; shown without a stack. */
export class DeployError extends Error {}

/** Runs a program to its end; exit status 1 if it fails. */
export const runProgram = async (run: () => Promise<void> | void): Promise<void> => {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof DeployError ? error.message : error)
    process.exit(1)
  }
}
