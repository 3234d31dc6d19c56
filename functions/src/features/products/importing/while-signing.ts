/** How often a worker says that it is alive. */
const SIGN_MS = 5000

/** Does a part of an import while saying that somebody is at it; false if it is another worker's by now. */
export const whileSigning = async (
  sign: () => Promise<boolean>,
  job: (isMine: () => boolean) => Promise<void>,
): Promise<boolean> => {
  let isMine = true
  const signs = setInterval(() => {
    // A sign that is lost is followed by the next one.
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
