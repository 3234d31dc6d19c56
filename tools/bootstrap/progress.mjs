const EVERY_MS = 10_000

/** Prints what is running, and every ten seconds that it still runs, because silence looks like a hang. */
export const withProgress = async (what, job) => {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(`${what} …`)
  const timer = setInterval(() => console.log(`  … ${seconds()} s`), EVERY_MS)
  try {
    const result = await job()
    console.log(`  done in ${seconds()} s`)
    return result
  } finally {
    clearInterval(timer)
  }
}
