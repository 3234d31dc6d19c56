import { randomUUID } from 'node:crypto'
import { imageObject, parseImageUrl } from '@bartan/contract/images/rules'
import type { ImageWidth } from '@bartan/contract/images/rules'
import type { Drawing } from './drawing.ts'
import { drawingQueue } from './drawing-queue.ts'
import { illustrator } from './illustrator.ts'
import type { PictureBytes } from './illustrator.ts'
import { openUndrawnStore } from './undrawn-store.ts'

type Options = {
  /** Where what is still to be drawn is kept. */
  file: string
  bucket: string
  log: (line: string) => void
}

/** As the SDK uploads it (cloud.google.com/storage/docs/uploading-objects#rest-upload-objects: multipart). */
const multipart = (name: string, bytes: Uint8Array) => {
  const boundary = randomUUID()
  const metadata = {
    name,
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
  }
  const part = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/related; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(
        `${part('application/json')}${JSON.stringify(metadata)}\r\n${part('image/webp')}`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--`),
    ]),
  }
}

/** The pictures of the demo shop that are still to be drawn, for the Storage emulator in front of which they stand. */
export const openPictures = ({ file, bucket, log }: Options) => {
  const undrawn = openUndrawnStore(file)
  const illustrators = {
    urgent: illustrator({ isPatient: false }),
    patient: illustrator({ isPatient: true }),
  }
  const stop = () => {
    illustrators.urgent.stop()
    illustrators.patient.stop()
  }
  let storagePort = 0

  const upload = async (name: string, bytes: Uint8Array) => {
    const path = `/upload/storage/v1/b/${bucket}/o?uploadType=multipart&name=${encodeURIComponent(name)}`
    const reply = await fetch(`http://127.0.0.1:${storagePort}${path}`, multipart(name, bytes))
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`Storage took no ${name} (HTTP ${reply.status})`)
  }

  const store = async ({ url }: Drawing, files: PictureBytes) => {
    const name = parseImageUrl(url)
    if (!name) throw new Error(`${url} is no URL of an image`)
    for (const [width, bytes] of files) await upload(imageObject(name, width as ImageWidth), bytes)
    undrawn.remove(url)
  }

  let isStopped = false
  let failed = 0
  const queue = drawingQueue<PictureBytes>({
    draw: ({ picture }, who) =>
      isStopped
        ? Promise.reject(new Error('The shop is stopping'))
        : illustrators[who].draw(picture),
    store,
    onFailed: ({ url }, error) => {
      failed += 1
      // What is wrong with one is mostly wrong with all.
      if (!isStopped && failed === 1) log(`${url} could not be drawn: ${String(error)}`)
    },
    onEmpty: (count) => {
      stop()
      if (isStopped) return
      const given = failed > 0 ? `, but ${failed}, which the next start tries again` : ''
      log(`All ${count} pictures are drawn${given}.`)
    },
  })

  return {
    /** Goes on with what an earlier start has left. */
    begin: (port: number) => {
      storagePort = port
      const drawings = undrawn.all()
      if (drawings.length > 0) queue.add(drawings)
    },
    add: (drawings: readonly Drawing[]) => {
      undrawn.add(drawings)
      queue.add(drawings)
    },
    wait: queue.wait,
    isEmpty: queue.isEmpty,
    stop: () => {
      isStopped = true
      stop()
      undrawn.close()
    },
  }
}

export type Pictures = ReturnType<typeof openPictures>
