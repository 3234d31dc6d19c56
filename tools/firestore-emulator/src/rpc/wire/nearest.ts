import { invalid } from '#engine/failure.ts'
import { parseFieldPath } from '#engine/field-path.ts'
import { checkNearest, numbersOf, type Measure, type Nearest } from '#engine/query/nearest.ts'
import type { WireNearest } from './messages.ts'
import { readValue } from './value.ts'

const MEASURES: Readonly<Record<string, Measure>> = {
  EUCLIDEAN: 'euclidean',
  COSINE: 'cosine',
  DOT_PRODUCT: 'dotProduct',
}

export const readNearest = (wire: WireNearest): Nearest => {
  const vector = numbersOf(readValue(wire.queryVector ?? {}))
  const measure = MEASURES[wire.distanceMeasure ?? '']
  if (!vector) throw invalid('FindNearest.query_vector must be a vector')
  if (!measure) throw invalid('FindNearest.distance_measure is required')
  const { distanceResultField, distanceThreshold } = wire
  const nearest: Nearest = {
    field: parseFieldPath(wire.vectorField?.fieldPath ?? ''),
    vector,
    measure,
    limit: wire.limit?.value ?? 0,
    resultField: distanceResultField ? parseFieldPath(distanceResultField) : undefined,
    threshold: distanceThreshold && (distanceThreshold.value ?? 0),
  }
  checkNearest(nearest)
  return nearest
}
