import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { exposeKit, lazyImports } from './scripts/build-plugins.mjs'
import { minify } from 'terser'
const root=process.cwd()
const br=s=>brotliCompressSync(Buffer.from(s),{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length
const hashes=['efc7145b','5a9b90a8','1a75d1c5','00ff12ab','9c3de871','b2a4f06d','77aa0193','d0e1c2b3']
const edits={
 base:{},
 hf:{},
 noSes:{'widgets/sticky/sticky.ts':t=>t.replace("stick(position === 'static' && { $position: 'relative' })","stick({})")},
 noLoad:{'widgets/sticky/sticky.ts':t=>t.replace("    on(host, 'load', remeasure, { capture: true }),\n",'')},
 noTurbo:{'boot.ts':t=>t.replace(/  for \(const name of \['turbo.*\n/g,'')},
 noSpyDecl:{'widgets/index.ts':t=>t.replace(/\n  spy,/,'')},
 noLazyBg:{'widgets/index.ts':t=>t.replace('lazyBackground,','').replace('lazyBackground, ','')},
 noPreventSpace:{'widgets/menu/menu.tsx':t=>t.replace(/ else if \(\/\^\( \|Enter\).*\n.*\n    \}/,' ')},
 noExplain:{'widgets/popup/start.ts':t=>t.replace(/    explain: \(\) => import.*\n/,'explain:()=>{},')},
 noVersion:{'widgets/popup/start.ts':t=>t.replace("popupVersion ? `${id}_v${popupVersion}` : id",'id')},
 noForm:{'widgets/popup/openers-global.ts':t=>t},
}
for(const [name,e] of Object.entries(edits)){
 const plug={name:'e',setup(b){b.onLoad({filter:/src.*tsx?$/},({path:p})=>{const k=Object.keys(e).find(k=>p.endsWith('/src/'+k));if(!k)return;const o=readFileSync(p,'utf8');let t=e[k](o);if(o===t)console.log('NOCHANGE',name,k)
  t=t.replace(/(?<!typeof )import\('(\.[^']+)'\)/g,"lazyChunk('$1')"); if(/lazyChunk/.test(t)) t="import { loadChunk as lazyChunk } from '"+root+"/src/base/assets';"+t
  return{contents:t,loader:p.endsWith('x')?'tsx':'ts',resolveDir:p.replace(/\/[^/]*$/,'')}})}}
 const r=await build({absWorkingDir:root,bundle:true,minify:true,write:false,target:['es2022'],charset:'utf8',jsx:'automatic',define:{__VERSION__:'"0.1.0"',__CHUNKS__:'"HASHHASH"','process.env.NODE_ENV':'"production"'},alias:{react:'preact/compat','react-dom':'preact/compat','react-dom/client':'preact/compat/client','react/jsx-runtime':'preact/jsx-runtime'},entryPoints:['embed/skerry.ts'],format:'iife',plugins:[plug,lazyImports(root),exposeKit(root)]})
 const c=(await minify(r.outputFiles[0].text,{ecma:2020,module:true,compress:{passes:2,hoist_funs:true}})).code; const v=hashes.map(h=>br(c.replace('HASHHASH',h)))
 console.log(name,c.length,Math.round(v.reduce((a,b)=>a+b)/v.length))
}
