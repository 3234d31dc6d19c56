import type { ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { startPictureServer } from '#testing/start-picture-server.ts'
import { FETCH_LIMITS, fetchPicture } from './fetch-picture.ts'
import { isPublicAddress } from './public-addresses.ts'

const failure = async (job: Promise<unknown>) =>
  job.then(
    () => 'fetched',
    (error: { code?: string }) => error.code,
  )

const redirect =
  (to: string) =>
  (_request: unknown, response: ServerResponse): void =>
    void response.writeHead(302, { location: to }).end()

it('fetches a picture, and follows three redirects', async () => {
  const { origin, network, asked } = await startPictureServer({
    answers: {
      '/1': redirect('/2'),
      '/2': redirect('/3'),
      '/3': redirect('/a.jpg'),
      '/0': redirect('/1'),
    },
  })
  expect((await fetchPicture(`${origin}/a.jpg`, network)).length).toBeGreaterThan(100)
  expect(await failure(fetchPicture(`${origin}/1`, network))).toBe('fetched')
  expect(await failure(fetchPicture(`${origin}/0`, network))).toBe('too_many_redirects')
  expect(asked.filter((path) => path === '/a.jpg')).toHaveLength(2)
})

it.each([
  'http://127.0.0.1:80/a.jpg',
  'http://127.1/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'http://[::127.0.0.1]/a.jpg',
  'http://[64:ff9b:1::7f00:1]/a.jpg',
  'http://169.254.169.254/computeMetadata/v1/',
  'http://10.0.0.1/a.jpg',
  'http://inside.example/a.jpg',
  'http://mixed.example/a.jpg',
  'file:///etc/passwd',
  'ftp://pictures.example/a.jpg',
  'gopher://pictures.example/a.jpg',
])('asks nobody for %s', async (url) => {
  const { network } = await startPictureServer({
    names: { 'inside.example': [['192.168.0.7']], 'mixed.example': [['8.8.8.8', '127.0.0.1']] },
  })
  expect(await failure(fetchPicture(url, network))).toBe('forbidden_address')
})

it('checks the target of a redirect again', async () => {
  const { origin, network, asked } = await startPictureServer({
    answers: {
      '/in.jpg': (_request, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end()
      },
      '/meta.jpg': (_request, response) => {
        response.writeHead(301, { location: 'http://metadata.example/' }).end()
      },
    },
    names: { 'metadata.example': [['169.254.169.254']] },
  })
  expect(await failure(fetchPicture(`${origin}/in.jpg`, network))).toBe('forbidden_address')
  expect(await failure(fetchPicture(`${origin}/meta.jpg`, network))).toBe('forbidden_address')
  expect(asked).toEqual(['/in.jpg', '/meta.jpg'])
})

it('looks a name up once, and connects to the address that was checked', async () => {
  // The second answer would lead inside.
  const names = { 'changing.example': [['127.0.0.9'], ['127.0.0.1']] }
  const { port, network, resolved, asked } = await startPictureServer({ names })
  expect(await failure(fetchPicture(`http://changing.example:${port}/a.jpg`, network))).toBe(
    'fetched',
  )
  expect(resolved).toEqual(['changing.example'])
  expect(asked).toEqual(['/a.jpg'])
})

it.each([
  ['not_there', { status: 404 }],
  ['not_a_picture', { headers: { 'content-encoding': 'gzip' } }],
  ['too_large', { headers: { 'content-length': String(FETCH_LIMITS.bytes + 1) } }],
] as const)(
  'tells %s',
  async (code, { status = 200, headers = {} }: { status?: number; headers?: object }) => {
    const { origin, network } = await startPictureServer({
      answers: {
        '/a': (_request, response) => {
          response.writeHead(status, { ...headers })
          response.end('x')
        },
      },
    })
    expect(await failure(fetchPicture(`${origin}/a`, network))).toBe(code)
  },
)

it('ends with a picture that never ends', async () => {
  const { origin, network } = await startPictureServer({
    answers: {
      '/endless': (_request, response) => {
        const piece = Buffer.alloc(1_000_000)
        const more = () => {
          while (!response.destroyed && response.write(piece));
        }
        response.on('drain', more)
        more()
      },
    },
  })
  expect(await failure(fetchPicture(`${origin}/endless`, network))).toBe('too_large')
})

it('ends with a server that answers byte after byte', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setImmediate(() => setImmediate(() => controller.abort(new Error('late'))))
    return controller.signal
  })
  const { origin, network } = await startPictureServer({
    answers: { '/slow': (_request, response) => void response.write('x') },
  })
  try {
    expect(await failure(fetchPicture(`${origin}/slow`, network))).toBe('too_slow')
    expect(timeout).toHaveBeenCalledWith(FETCH_LIMITS.milliseconds)
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

it('tells a server that does not answer', async () => {
  const { origin, network, stop } = await startPictureServer()
  stop()
  expect(await failure(fetchPicture(`${origin}/a.jpg`, network))).toBe('unreachable')
  expect(await failure(fetchPicture('http://nobody.example/', network))).toBe('unreachable')
})

it.each(['8.8.8.8', '203.0.114.1', '2606:4700:4700::1111', '2404:6800:4007:80f::200e'])(
  'may ask %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  '127.0.0.1',
  '127.255.0.3',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('may not ask %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
