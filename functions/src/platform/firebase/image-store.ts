import { setMaxListeners } from 'node:events'
import type { Storage } from 'firebase-admin/storage'
import type { Config } from '#platform/config.ts'

type Bucket = ReturnType<Storage['bucket']>

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === 404

/** The SDK puts 11 on the stream of every download, which Node takes for a leak from 10 on. */
const MAX_LISTENERS = 20

/** Private pictures are not images of products. */
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

    /** Succeeds if there is no such object. */
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

    /** The next names of a prefix from this one on, in their order; that one itself among them. */
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
