import { blanks, mapsOf } from '@tintory/mockups';
import { runMockup } from '../../../libs/imaging/src/mockup/run-mockup.ts';
const [id, viewId, color, pic, scale='0.8', cropS] = process.argv.slice(2) as string[];
const r = blanks.get(id!)!; const view = r.views.find((v) => v.id === viewId)!;
const a = r.areas.find(a=>view.areas.some(v=>v.id===a.id))!;
const crop = cropS==='detail' ? a.detail.crop! : cropS==='crop'? a.crop! : { x: 0, y: 0, width: view.side, height: view.side };
const layers=[{ path: pic!, x: a.width / 2, y: a.height / 2, scale: Number(scale), rotation: Number(process.argv[8] ?? 0) }];
const go = () => runMockup({ areas: r.areas.map(a=>({ ...a, layers })), color: color!, weave: r.weave, width: 1200, format: 'webp', pictures: [{ outputPath: `/tmp/p-${id}-${viewId}${cropS==='detail'?'-d':''}.webp`, maps: mapsOf(id!, viewId!), side: view.side, crop, shapes: view.areas.map(v=>({area:v.id,on:v.on})), backdrop: 'studio' }] }, () => {});
for (let i=0;i<2;i++){const t = performance.now(); await go(); console.log(id, viewId, Math.round(performance.now() - t));}
