/** Milliseconds between two signs of life. */
const SIGN_MS = 5000

/** Runs a part of an import while renewing the lease; false if another worker has it. */
export const withLease = async (
  sign: () => Promise<boolean>,
  job: (isMine: () => boolean) => Promise<void>,
): Promise<boolean> => {
  let isMine = true
  const signs = setInterval(() => {
    // If one renewal fails, the next follows.
    sign()
      .then((still) => (isMine &&= still))
      .catch(() => undefined)
  }, SIGN_MS)
  try {
    await job(() => isMine)
  } finally {
    clearInterval(signs)
  }
  return isMine
}
