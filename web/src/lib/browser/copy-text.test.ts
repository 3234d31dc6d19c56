import { expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

/** A browser's copy command, which asks the page for what to copy; returns what it got. */
const copyCommand = () => {
  const copied: string[] = []
  Reflect.set(document, 'execCommand', (command: string) => {
    const event = new Event(command)
    Reflect.set(event, 'clipboardData', {
      setData: (_type: string, text: string) => copied.push(text),
    })
    return document.dispatchEvent(event)
  })
  return copied
}

it('copies without https, where there is no clipboard to write to', async () => {
  vi.stubGlobal('navigator', {})
  const copied = copyCommand()
  expect(await copyText('https://shop.example')).toBe(true)
  document.dispatchEvent(new Event('copy'))
  expect(copied).toEqual(['https://shop.example'])
})

const refuse = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))

it('says when the browser refuses', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } })
  expect(await copyText('https://shop.example')).toBe(false)
})
