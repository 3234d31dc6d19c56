import { useEffect } from 'react'

const STAFF_MANIFEST = '/manifest.staff.webmanifest'
/** After what the page itself loads. */
const WORKER_DELAY_MS = 3000

/** While the admin area is shown, it is what a phone installs: an app of its own that messages can be shared to. */
export const useStaffApp = (): void => {
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]')
    const before = link?.getAttribute('href')
    link?.setAttribute('href', STAFF_MANIFEST)
    return () => {
      if (before) link?.setAttribute('href', before)
    }
  }, [])
  useEffect(() => {
    // In development modules change while a worker is using them.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => {
      import('../connection/register-service-worker.ts').then(
        // A newer version takes over when all tabs are closed, as without this.
        ({ registerServiceWorker }) => registerServiceWorker(() => undefined),
        () => undefined,
      )
    }, WORKER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
}
