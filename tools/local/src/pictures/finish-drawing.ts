import { get } from 'node:http'
import { bucketOf, PROJECT_ID } from '#stack/project.ts'

/**
 * Resolves when all pictures are drawn, for those who measure the shop: a list of them is answered then, and hurries the
 * illustrator. Not by `fetch`, which gives up after five minutes.
 */
export const finishDrawing = (storagePort: number) =>
  new Promise<void>((resolve, reject) => {
    const path = `/storage/v1/b/${bucketOf(PROJECT_ID)}/o?maxResults=1`
    get({ host: '127.0.0.1', port: storagePort, path }, (answer) => {
      answer.resume().once('end', () => resolve())
    }).once('error', reject)
  })
