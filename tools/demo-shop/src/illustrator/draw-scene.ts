import { bathroomTile } from './scenes/bathroom-tile.ts'
import { featured } from './scenes/featured.ts'
import { hero } from './scenes/hero.ts'
import { kitchenTile } from './scenes/kitchen-tile.ts'
import { drawStage } from './scenes/stage.ts'
import type { Frame, Stage } from './scenes/stage.ts'

/** The compositions of the home page. */
export const scenes = {
  hero,
  'kitchen-tile': kitchenTile,
  'bathroom-tile': bathroomTile,
  featured,
} satisfies Record<string, Stage>

export type SceneName = keyof typeof scenes

/**
 * A composition of several products as an SVG of the frame's size. In a wide frame the products
 * stand to the right and the left is calm, in a tall one they stand below; words go there.
 */
export const drawScene = (name: SceneName, frame: Frame): string => drawStage(scenes[name], frame)
