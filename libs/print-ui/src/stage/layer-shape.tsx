import type { PrintArea } from '@tintory/contract';
import { fontFamilies, linesOf, weightOf } from '@tintory/editors';
import { useId } from 'react';
import type { Layer, PictureLayer, TextLayer } from '../design/layer.ts';
import { measuredBlock, measuredSize } from '../design/text-block.ts';
import styles from './stage.module.css';
import { usePictureUrl } from './use-picture-url.ts';

type LayerShapeProps = { layer: Layer; area: PrintArea };

/** A layer as it is printed; on a tiled area it is repeated all over. */
export function LayerShape({ layer, area }: LayerShapeProps) {
  const id = useId();
  if (!area.tiled) return <Placed layer={layer} />;
  const { width } = layer;
  const height = width * layer.aspect;
  const turned = `translate(${layer.x} ${layer.y}) rotate(${layer.rotation})`;
  // As far as any corner of the area, however it is turned.
  const far = 2 * Math.hypot(area.width, area.height);
  return (
    <>
      <defs>
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          {...{ width, height, x: -width / 2, y: -height / 2 }}
          patternTransform={turned}
        >
          <g transform={`translate(${width / 2} ${height / 2})`}>
            <Drawn layer={layer} />
          </g>
        </pattern>
      </defs>
      <rect x={-far / 2} y={-far / 2} width={far} height={far} fill={`url(#${id})`} />
    </>
  );
}

const Placed = ({ layer }: { layer: Layer }) => (
  <g transform={`translate(${layer.x} ${layer.y}) rotate(${layer.rotation})`}>
    <Drawn layer={layer} />
  </g>
);

/** Its middle at 0. */
const Drawn = ({ layer }: { layer: Layer }) =>
  layer.kind === 'text' ? <Words layer={layer} /> : <Picture layer={layer} />;

function Picture({ layer }: { layer: PictureLayer }) {
  const { url } = usePictureUrl(layer);
  const { width, aspect } = layer;
  const height = width * aspect;
  const box = { x: -width / 2, y: -height / 2, width, height };
  if (!url) return <rect {...box} className={styles['waiting']} />;
  return <image {...box} href={url} preserveAspectRatio="none" />;
}

function Words({ layer }: { layer: TextLayer }) {
  const { block, width } = measuredBlock(layer);
  const look = {
    fontFamily: fontFamilies[layer.font],
    fontWeight: weightOf(layer.bold),
    fontSize: measuredSize,
  };
  return (
    <g transform={`scale(${layer.width / width})`} style={look} fill={layer.color}>
      {linesOf(block).map(({ line, y }, index) => (
        <text key={index} y={y} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}
