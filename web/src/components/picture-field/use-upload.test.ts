import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useUpload } from './use-upload.ts'

const png = (name: string) => {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0]
  return new File([new Uint8Array([...head, ...end])], name, { type: 'image/png' })
}

/** A browser that reads pictures when it is told to, and a server that names what it is sent by the file. */
const browser = () => {
  const reading: EventTarget[] = []
  class FakeImage extends EventTarget {
    readonly naturalWidth = 10
    readonly naturalHeight = 10
    src = ''
    constructor() {
      super()
      reading.push(this)
    }
  }
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = 201
    responseText = ''
    readonly open = vi.fn<() => void>()
    readonly abort = vi.fn<() => void>()
    readonly setRequestHeader = vi.fn<() => void>()
    readonly send = (body: FormData) => {
      const file = body.get('image')
      this.responseText = JSON.stringify({ imageUrl: file instanceof File && file.name })
      this.dispatchEvent(new Event('load'))
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return reading
}

it('leaves a picture that is still being read when another is chosen', async () => {
  const reading = browser()
  const onUploaded = vi.fn<(url: string) => void>()
  const { result } = renderHook(() => useUpload(onUploaded))
  let first: Promise<void> | undefined
  act(() => {
    first = result.current.upload(png('first'))
  })
  await waitFor(() => expect(reading).toHaveLength(1))
  let second: Promise<void> | undefined
  act(() => {
    second = result.current.upload(png('second'))
  })
  await waitFor(() => expect(reading).toHaveLength(2))
  await act(async () => {
    reading[1]?.dispatchEvent(new Event('load'))
    await second
    reading[0]?.dispatchEvent(new Event('load'))
    await first
  })
  expect(onUploaded.mock.calls).toEqual([['second']])
})

it('says at once what is wrong with a picture', async () => {
  browser()
  const { result } = renderHook(() => useUpload(() => {}))
  const text = new File(['a text of some length'], 'logo.png', { type: 'image/png' })
  await act(() => result.current.upload(text))
  expect(result.current.fault).toBe('Only JPEG, PNG, WebP and AVIF pictures')
})
