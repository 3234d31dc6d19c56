import { expect, it } from 'vitest'
import { RecordingLog } from '#testing/fakes.ts'
import { observeService, observerOf } from './observer.ts'

it('leaves a line for a part that takes a second or longer', () => {
  const log = new RecordingLog()
  const told: string[] = []
  const { partDone } = observerOf(log, { partDone: (part) => void told.push(part) })
  partDone('Firestore commit', performance.now() - 900)
  partDone('Storage read', performance.now() - 1500)
  expect(told).toEqual(['Firestore commit', 'Storage read'])
  expect(log.entries).toMatchObject([
    { level: 'warn', message: 'A part of a call was slow', details: { part: 'Storage read' } },
  ])
})

it('hears of methods that fail as well, and changes nothing of the service', async () => {
  const told: string[] = []
  const service = observeService(
    {
      read: async (name: string) => `${name}!`,
      fail: () => Promise.reject(new Error('down')),
      size: 3,
      now: () => 7,
    },
    { name: 'Storage', partDone: (part) => void told.push(part) },
  )
  expect(await service.read('a')).toBe('a!')
  await expect(service.fail()).rejects.toThrow('down')
  expect([service.size, service.now()]).toEqual([3, 7])
  expect(told).toEqual(['Storage read', 'Storage fail'])
})
