import { setMaxListeners } from 'node:events'
import type { Storage } from 'firebase-admin/storage'
import type { Config } from '#platform/config.ts'

type Bucket = ReturnType<Storage['bucket']>

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === 404

/** The SDK adds 11 listeners to each download's stream; from 10 on Node reports a leak. */
const MAX_LISTENERS = 20

/** Private pictures aren't product images. */
const cacheControlOf = (name: string): string =>
  name.startsWith('upload/') ? 'public, max-age=31536000, immutable' : 'private, no-store'

/** Images in Cloud Storage, by object name. */
export const imageStoreOf = (config: Config) => {
  let opening: Promise<Bucket> | undefined
  const open = async () => {
    const [{ firebaseApp }, { getStorage }] = await Promise.all([
      import('./firebase-app.ts'),
      import('firebase-admin/storage'),
    ])
    setMaxListeners(MAX_LISTENERS)
    return getStorage(firebaseApp(config)).bucket()
  }
  const bucket = () => {
    opening ??= open()
    return opening
  }

  return {
    /** The object's bytes; undefined if there is no such object. */
    read: async (name: string): Promise<Buffer | undefined> => {
      try {
        const [bytes] = await (await bucket()).file(name).download()
        return bytes
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    write: async (name: string, bytes: Uint8Array, contentType = 'image/webp'): Promise<void> => {
      await (await bucket()).file(name).save(Buffer.from(bytes), {
        resumable: false,
        contentType,
        metadata: { cacheControl: cacheControlOf(name) },
      })
    },

    /** Also succeeds if there is no such object. */
    remove: async (name: string): Promise<void> => {
      await (await bucket()).file(name).delete({ ignoreNotFound: true })
    },

    /**
     * Names of objects with this prefix that match the pattern
     * (cloud.google.com/storage/docs/json_api/v1/objects/list).
     */
    list: async (prefix: string, matchGlob?: string): Promise<string[]> => {
      const [files] = await (await bucket()).getFiles({ prefix, ...(matchGlob && { matchGlob }) })
      return files.map(({ name }) => name)
    },

    /** The next names with a prefix, from this one (inclusive) on, in order. */
    listFrom: async (
      prefix: string,
      startOffset: string,
      maxResults: number,
    ): Promise<string[]> => {
      const [files] = await (
        await bucket()
      ).getFiles({ prefix, startOffset, maxResults, autoPaginate: false })
      return files.map(({ name }) => name)
    },
  }
}

export type ImageStore = ReturnType<typeof imageStoreOf>
