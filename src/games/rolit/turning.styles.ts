/** How a ball turns: only transforms move, so the browser needs no script meanwhile. */
export const turningCss = `
.turn *{animation:.24s linear var(--_delay) both}
.turn .to{animation-name:to}.turn .fro{animation-name:fro}.turn .off{animation-name:off}.turn .in{animation-name:in}
@keyframes to{0%{animation-timing-function:cubic-bezier(.12,0,.39,0)}50%,to{transform:scaleX(0)}}
@keyframes fro{0%,50%{transform:scaleX(0);animation-timing-function:cubic-bezier(.61,1,.88,1)}}
@keyframes off{0%{animation-timing-function:cubic-bezier(.3,.4,.6,.8)}50%,to{transform:translateX(36px)scaleX(0)}}
@keyframes in{0%,50%{transform:translateX(-36px)scaleX(0);animation-timing-function:cubic-bezier(.4,.2,.7,.6)}}`;
