import { useEffect } from 'react'

const STAFF_MANIFEST = '/manifest.staff.webmanifest'
/** Starts after the page's own requests. */
const WORKER_DELAY_MS = 3000

/** Makes the admin area installable on a phone as a separate app that can receive shared messages. */
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
    // In development, modules would change under the service worker.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => {
      import('../connection/register-service-worker.ts').then(
        // A newer version takes over when all tabs are closed, which is also the browser's default.
        ({ registerServiceWorker }) => registerServiceWorker(() => undefined),
        () => undefined,
      )
    }, WORKER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
}
