/** How the shop's colors look as plastic. */
const PLASTICS: Record<string, string> = {
  Red: '#d4403a',
  Green: '#3f9a62',
  Blue: '#2e6fc2',
  Black: '#2c2e33',
  Yellow: '#f2b62c',
  Gray: '#8d949c',
  White: '#f4f1ea',
  Pink: '#ee8ea8',
}

/** The pale ground that goes with each. */
const TILES: Record<string, string> = {
  Red: '#f6e5df',
  Green: '#e4eee2',
  Blue: '#e1eaf3',
  Black: '#e7e5e1',
  Yellow: '#f8eed4',
  Gray: '#e4e9ea',
  White: '#e8e0d3',
  Pink: '#f8e5e8',
}

const PLAIN_TILES = ['#ece6da', '#e3eae2', '#e2e9ec', '#f1e6dc'] as const

/** The plastic of a color of the shop; anything else that the admin typed becomes a mild teal. */
export const plasticColor = (color: string): string => PLASTICS[color] ?? '#4f8f93'

export const tileColor = (color: string | undefined, pick: number): string =>
  (color && TILES[color]) ?? PLAIN_TILES[Math.floor(pick * PLAIN_TILES.length)] ?? PLAIN_TILES[0]

/** Lids, cuffs and second parts: near enough to belong, far enough to be seen on the tile. */
const COMPANIONS: Record<string, string> = {
  Red: '#f8dcb8',
  Green: '#cbe3ae',
  Blue: '#a5c8ee',
  Black: '#e4e0d8',
  Yellow: '#ee8d3c',
  Gray: '#dfe2e3',
  White: '#e5ae4c',
  Pink: '#c9567f',
}

export const companionColor = (color: string | undefined): string =>
  COMPANIONS[color ?? 'Gray'] ?? '#f3e4c8'
