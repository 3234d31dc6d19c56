import type { Site } from '../checks/check.ts'
import { hostingSite } from '../checks/site-url.ts'

/** Firebase Hosting's REST API (firebase.google.com/docs/hosting/api-deploy). */

const HOST = 'firebasehosting.googleapis.com'

/** In the API's form: firebase.json's `source` is `glob` here. */
type Header = { glob?: string; regex?: string; headers: Record<string, string> }
type Rewrite = { run?: { tag?: string }; function?: string }
export type VersionConfig = { headers?: Header[]; rewrites?: Rewrite[] }

type Version = { name: string; config?: VersionConfig }
type Release = { type?: 'DEPLOY' | 'ROLLBACK' | 'SITE_DISABLE'; version?: Version }
type FilePage = { files?: { path: string; hash: string }[]; nextPageToken?: string }

/** The hash of the gzipped file, by path. */
export type Files = Record<string, string>

const PER_CALL = 1000

export const hostingApi = async (site: Site) => {
  const { google } = site
  const root = `/v1beta1/sites/${await hostingSite(site)}`

  return {
    /** The live version; undefined if nothing was ever deployed, or the site is disabled. */
    liveVersion: async (): Promise<Version | undefined> => {
      const { releases = [] } = await google.get<{ releases?: Release[] }>(
        HOST,
        `${root}/releases?pageSize=1`,
      )
      const [release] = releases
      return release?.type === 'SITE_DISABLE' ? undefined : release?.version
    },

    filesOf: async ({ name }: Version): Promise<Files> => {
      const files: Files = {}
      let token = ''
      do {
        const page: FilePage = await google.get<FilePage>(
          HOST,
          `/v1beta1/${name}/files?status=ACTIVE&pageSize=${PER_CALL}${token && `&pageToken=${encodeURIComponent(token)}`}`,
        )
        for (const { path, hash } of page.files ?? []) files[path] = hash
        token = page.nextPageToken ?? ''
      } while (token)
      return files
    },

    /** Uploads files that Hosting doesn't have, and makes the result live. */
    release: async (
      config: VersionConfig,
      files: Files,
      { message, contentOf }: { message: string; contentOf: (hash: string) => Uint8Array },
    ): Promise<void> => {
      const { name } = await google.post<Version>(HOST, `${root}/versions`, { config })
      const entries = Object.entries(files)
      for (let from = 0; from < entries.length; from += PER_CALL) {
        const some = Object.fromEntries(entries.slice(from, from + PER_CALL))
        const { uploadRequiredHashes = [], uploadUrl = '' } = await google.post<{
          uploadRequiredHashes?: string[]
          uploadUrl?: string
        }>(HOST, `/v1beta1/${name}:populateFiles`, { files: some })
        for (const hash of uploadRequiredHashes)
          await google.upload(`${uploadUrl}/${hash}`, contentOf(hash))
      }
      await google.patch(HOST, `/v1beta1/${name}?update_mask=status`, { status: 'FINALIZED' })
      await google.post(HOST, `${root}/releases?versionName=${encodeURIComponent(name)}`, {
        message,
      })
    },
  }
}
