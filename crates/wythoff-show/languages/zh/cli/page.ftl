verb-page = 写出网页，只有一个文件
    .long =
        写出网页：在浏览器里玩、看、学、证明，中英文都有。只有一个文件，不用服务器，不用联网，从磁盘打开即可。
    .usage = wythoff page --out <文件>
    .examples =
        $ wythoff --lang zh page --out wythoff.html > /dev/null

arg-page-out = 要写的文件
    .value = 文件

page-missing = 编译本程序时还没有网页：请在源码里运行“cargo xtask web”，再重新编译；正式发布的安装包里已经带有网页
page-written = { $file }：{ $bytes } 字节，用浏览器打开即可
