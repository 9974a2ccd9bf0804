const {extendTheme}=require('@mui/joy/styles');
const t=extendTheme({colorSchemes:{light:{palette:{primary:{500:'hsl(197, 60%, 35%)',200:'rgb(36 113 143)'}}}}});
console.log(t.colorSchemes.light.palette.primary.mainChannel,'|',t.colorSchemes.light.palette.primary.lightChannel);
for(const v of ['teal','oklch(0.5 0.1 200)','var(--x)','color(display-p3 0.1 0.2 0.3)','hsl(197 60% 35%)','#24718f80','rgba(36, 113, 143, 0.5)']){try{console.log(v,extendTheme({colorSchemes:{light:{palette:{primary:{500:v}}}}}).colorSchemes.light.palette.primary.mainChannel)}catch(e){console.log(v,'throws',e.message.slice(0,80))}}
try{extendTheme({colorSchemes:{light:{palette:{warning:undefined}}}});console.log('no throw')}catch(e){console.log('undef palette',e.message)}
try{const s=extendTheme({typography:{h3:undefined}});console.log(s.typography.h3,s.font.h3)}catch(e){console.log(e.message)}
const s=extendTheme({colorSchemes:{dark:{palette:{primary:{softBorder:'red'}}}}});console.log(s.variants.soft.primary);
const b=extendTheme({colorSchemes:{light:{palette:{primary:{outlinedBorder:undefined}}}}});console.log(b.variants.outlined.primary);
const d=extendTheme();const css=JSON.stringify(d.generateStyleSheets());console.log('css',css.length,require('zlib').gzipSync(css).length, Object.keys(d.generateStyleSheets()[1]??{}));
console.log(Object.keys(d.vars), d.unstable_sxConfig.borderRadius,d.unstable_sxConfig.outlineColor,d.unstable_sxConfig.lineHeight,d.unstable_sxConfig.zIndex,d.unstable_sxConfig.fill,d.unstable_sxConfig.gap&&'gap');
console.log(d.applyStyles('dark',{a:1}), d.getColorSchemeSelector('dark'), extendTheme({colorSchemeSelector:'media'}).getColorSchemeSelector('dark'));
console.log(d.vars.font, d.shadow.md.slice(0,200), d.vars.shadow.md.slice(0,60));
