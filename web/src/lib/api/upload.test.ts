import { expect, it, vi } from 'vitest'
import { UNREACHABLE, UNREADABLE } from './api-error.ts'
import { uploadImage } from './upload.ts'

type Answer = { status: number; text: string }

/** A browser whose uploads end with this answer, or without one. */
const uploadsEndWith = (answer: Answer | undefined) => {
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = answer?.status ?? 0
    readonly responseText = answer?.text ?? ''
    readonly open = vi.fn<() => void>()
    readonly abort = vi.fn<() => void>()
    readonly setRequestHeader = vi.fn<() => void>()
    readonly send = () => {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
      this.dispatchEvent(new Event(answer ? 'load' : 'error'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
}

const upload = (onProgress = vi.fn<(part: number) => void>(), { signal } = new AbortController()) =>
  uploadImage(new File(['picture'], 'a.png'), { onProgress, signal })

it('tells how far it is, and answers where the image is', async () => {
  const uploaded = { imageUrl: '/images/upload/v1/products/a.webp', publicId: 'products/a' }
  uploadsEndWith({ status: 201, text: JSON.stringify(uploaded) })
  const onProgress = vi.fn<(part: number) => void>()
  expect(await upload(onProgress)).toEqual(uploaded)
  expect(onProgress).toHaveBeenCalledWith(0.25)
})

it('fails with the words of the server', async () => {
  const reply = { code: 'payload_too_large', message: 'image must have at most 5 MB' }
  uploadsEndWith({ status: 413, text: JSON.stringify(reply) })
  await expect(upload()).rejects.toMatchObject({ status: 413, ...reply })
})

it.each([
  { status: 201, text: '<html>' },
  { status: 502, text: '<html>Bad gateway</html>' },
  { status: 500, text: '{"error": "not ours"}' },
])('fails where the answer is not the shop’s: $status $text', async (answer) => {
  uploadsEndWith(answer)
  await expect(upload()).rejects.toMatchObject({ code: 'unreadable', message: UNREADABLE.message })
})

it('fails where no answer comes', async () => {
  uploadsEndWith(undefined)
  await expect(upload()).rejects.toMatchObject({ code: 'network', message: UNREACHABLE.message })
})

/** A request that never ends by itself. */
const uploadsHang = () => {
  const send = vi.fn<() => void>()
  class HangingRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly open = vi.fn<() => void>()
    readonly send = send
    readonly abort = vi.fn<() => void>()
    readonly setRequestHeader = vi.fn<() => void>()
  }
  vi.stubGlobal('XMLHttpRequest', HangingRequest)
  return send
}

it('is not sent if it is no longer wanted before it could be', async () => {
  const sent = uploadsHang()
  const controller = new AbortController()
  const uploading = upload(undefined, controller)
  controller.abort()
  await expect(uploading).rejects.toThrow('cancelled')
  expect(sent).not.toHaveBeenCalled()
})

it('is cancelled when it is no longer wanted', async () => {
  const sent = uploadsHang()
  const controller = new AbortController()
  const uploading = upload(undefined, controller)
  sent.mockImplementation(() => controller.abort())
  await expect(uploading).rejects.toThrow('cancelled')
})

it('does not wait for ever', async () => {
  vi.useFakeTimers()
  uploadsHang()
  const uploading = upload()
  // oxlint-disable-next-line vitest/valid-expect -- awaited once the time has passed
  const refused = expect(uploading).rejects.toMatchObject({
    code: 'timeout',
    message: UNREACHABLE.message,
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
})
