import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Header = { source: string; headers: { key: string; value: string }[] }

/** The part of firebase.json that Hosting reads. */
export type HostingConfig = {
  public: string
  rewrites?: { source?: string; regex?: string }[]
  headers?: Header[]
}

/** @param publicDir served instead of firebase.json's `public` */
export const readHostingConfig = (root: string, publicDir?: string) => {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: HostingConfig
  }
  return { hosting, folder: publicDir ?? join(root, hosting.public) }
}
