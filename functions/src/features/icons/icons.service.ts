import { parseImageUrl, type ImageName, type ImageWidth } from '@bartan/contract/images/rules'
import { iconQuery, type IconName } from '@bartan/contract/settings/icons'
import type { Settings } from '@bartan/contract/settings/settings'
import { AppError } from '#domain/app-error.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import { drawIcon, type Drawing } from './draw-icon.ts'

type Ports = {
  settings: () => Promise<Settings>
  favicon: (accent: string) => Promise<string>
  image: (name: ImageName, width: ImageWidth) => Promise<{ bytes: Uint8Array }>
  etagOf: (bytes: Uint8Array) => string
}

export type Icon = {
  bytes: Buffer
  etag: string
  /** The part of an icon's address that names the look. */
  query: string
}

const LOGO_WIDTH = 640

/** Home-screen icons follow the settings' look, like the tab's icon. */
export const iconsService = ({ settings, favicon, image, etagOf }: Ports) => {
  const kept = createCache<Icon>('icons', { bytesOf: ({ bytes }) => bytes.length })
  const drawing = new SingleFlight<Icon>()

  const logoOf = async (url: string): Promise<Drawing | undefined> => {
    const name = parseImageUrl(url)
    if (!name) return undefined
    try {
      return { logo: (await image(name, LOGO_WIDTH)).bytes }
    } catch (error) {
      // A missing logo falls back to the drawn icon; an unreadable one is retried by the next call.
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
  }

  return {
    read: async (name: IconName): Promise<Icon> => {
      const { look } = await settings()
      const key = `${name} ${look.accent} ${look.logo}`
      const draw = async () => {
        const source = (await logoOf(look.logo)) ?? { svg: await favicon(look.accent) }
        const bytes = await drawIcon(name, source)
        const icon = { bytes, etag: etagOf(bytes), query: iconQuery(look) }
        kept.set(key, icon)
        return icon
      }
      return kept.get(key) ?? drawing.run(key, draw)
    },
  }
}

export type IconsService = ReturnType<typeof iconsService>
