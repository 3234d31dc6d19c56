import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetHeaders } from '../../../deploy/src/hosting/asset-headers.ts'

type Header = { source?: string; regex?: string; headers: { key: string; value: string }[] }

export type HostingConfig = {
  public: string
  rewrites?: { source?: string; regex?: string }[]
  headers?: Header[]
}

/**
 * firebase.json as the deploy completes it.
 *
 * @param publicDir served instead of firebase.json's `public`
 */
export const readHostingConfig = (root: string, publicDir?: string) => {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: HostingConfig
  }
  const folder = publicDir ?? join(root, hosting.public)
  const headers = [...(hosting.headers ?? []), ...assetHeaders(folder)]
  return { hosting: { ...hosting, headers }, folder }
}

/**
 * The web app's configuration, which real Hosting serves at `/__/firebase/init.json`. `authEmulator` is ours: it makes
 * the web app reach Auth through its own origin. https://firebase.google.com/docs/hosting/reserved-urls
 */
export const initJson = (projectId: string) =>
  JSON.stringify({
    projectId,
    apiKey: 'local',
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket: `${projectId}.firebasestorage.app`,
    authEmulator: true,
  })
