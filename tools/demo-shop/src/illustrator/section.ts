/**
 * The outline of a body seen from above: a rounded rectangle around a core, turned by `yaw`.
 * A core of nothing makes a circle, a core with a width alone an oval, one with both a box;
 * the profile's radius is the rounding, so that every height is a true parallel of the others.
 */
export type Section = { coreX?: number; coreZ?: number; yaw?: number; samples?: number }

export type SectionSample = { coreX: number; coreZ: number; nx: number; nz: number }

/** Once around, anticlockwise from above; radius r at a sample lies at core + r × n. */
export const sampleSection = ({
  coreX = 0,
  coreZ = 0,
  yaw = 0,
  samples = 96,
}: Section): SectionSample[] => {
  const perCorner = Math.ceil(samples / 4)
  const cos = Math.cos(yaw)
  const sin = Math.sin(yaw)
  const corners = [0, 1, 2, 3].flatMap((corner) => {
    const signX = corner === 0 || corner === 3 ? 1 : -1
    const signZ = corner < 2 ? 1 : -1
    return Array.from({ length: perCorner + 1 }, (_, index) => {
      const angle = ((corner + index / perCorner) * Math.PI) / 2
      return { x: signX * coreX, z: signZ * coreZ, nx: Math.cos(angle), nz: Math.sin(angle) }
    })
  })
  const flats = coreX > 0 || coreZ > 0 ? withFlats(corners) : corners
  return flats.map(({ x, z, nx, nz }) => ({
    coreX: x * cos + z * sin,
    coreZ: z * cos - x * sin,
    nx: nx * cos + nz * sin,
    nz: nz * cos - nx * sin,
  }))
}

type Raw = { x: number; z: number; nx: number; nz: number }

const FLAT_PIECES = 8

/** Points along the straight sides, so that light may change along them. */
const withFlats = (samples: readonly Raw[]): Raw[] =>
  samples.flatMap((sample, index) => {
    const next = samples[(index + 1) % samples.length] ?? sample
    if (sample.x === next.x && sample.z === next.z) return [sample]
    return Array.from({ length: FLAT_PIECES }, (_, piece) => {
      const t = piece / FLAT_PIECES
      return {
        ...sample,
        x: sample.x + (next.x - sample.x) * t,
        z: sample.z + (next.z - sample.z) * t,
      }
    })
  })
